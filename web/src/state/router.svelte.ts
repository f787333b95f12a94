/** Which screen the address names. Links are plain links; clicks inside the page do not reload it. */

class Router {
  path: string = $state(location.pathname);
  hash: string = $state(location.hash);
}

export const router = new Router();

function read(): void {
  router.path = location.pathname;
  router.hash = location.hash;
}

export function go(path: string, replace = false): void {
  if (replace) history.replaceState(null, '', path);
  else history.pushState(null, '', path);
  read();
  if (replace) return;
  const aim = router.hash ? document.getElementById(decodeURIComponent(router.hash.slice(1))) : null;
  if (aim) aim.scrollIntoView();
  else scrollTo(0, 0);
}

/** The analysis board with this position. */
export const analysisPath = (position: string) => `/analysis#${new URLSearchParams({ position })}`;

/** The parts of the address when it has this shape (`/table/:id`), else null. */
export function match(shape: string, path: string): Record<string, string> | null {
  const wanted = shape.split('/');
  const given = path.replace(/\/+$/, '').split('/');
  if (path === '/' && shape === '/') return {};
  if (wanted.length !== given.length) return null;
  const found: Record<string, string> = {};
  for (const [at, part] of wanted.entries()) {
    const piece = given[at] ?? '';
    if (part.startsWith(':')) found[part.slice(1)] = decodeURIComponent(piece);
    else if (part !== piece) return null;
  }
  return found;
}

/** Follow links of this site without loading the page again. Return a function that stops it. */
export function followLinks(): () => void {
  const click = (event: MouseEvent) => {
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = (event.target as Element | null)?.closest?.('a');
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
    if (link.pathname.startsWith('/api/')) return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  };
  document.addEventListener('click', click);
  addEventListener('popstate', read);
  return () => {
    document.removeEventListener('click', click);
    removeEventListener('popstate', read);
  };
}
