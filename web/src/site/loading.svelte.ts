/** How far the edition without a server is loaded, in bytes. */

class Loading {
  done = $state(0);
  of = $state(0);
  ready = $state(false);
  /** Another window plays; this one waits for its end. */
  elsewhere = $state(false);
  failed = $state('');
}

export const loading = new Loading();
