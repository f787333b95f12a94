/** Props that a test changes while the component stands. */
export function reactive<T extends object>(props: T): T {
  const kept = $state(props);
  return kept;
}
