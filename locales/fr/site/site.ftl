# The edition without a server
site-loading = Chargement : { NUMBER($done) } sur { NUMBER($of) } Mo
site-starting = Démarrage…
site-other-window = Big Board est ouvert dans une autre fenêtre de ce navigateur. Il continuera ici quand vous la fermerez.
site-failed = Big Board n’a pas pu être chargé. Vérifiez votre connexion et rechargez la page.
site-subtitle = Jouez à des jeux de bourse contre des bots ou à plusieurs sur un seul appareil. Sans serveur ni compte : vos parties restent dans ce navigateur.
site-kept = Conservé dans ce navigateur
site-kept-note = Votre nom, vos parties et vos progrès ne sont conservés que dans ce navigateur. Téléchargez vos enregistrements depuis « Mes parties » pour les emporter.
site-delete = Tout supprimer
site-delete-sure = Oui, tout supprimer dans ce navigateur
site-bots-note = Ici, les bots tournent dans votre navigateur. Les niveaux Difficile et Expert font moins de simulations dans le même temps : ils sont plus faibles que sur un serveur.
site-home = Accueil
site-to-home = Retour à l’accueil
