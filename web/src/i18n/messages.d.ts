/** The texts that vite.config.ts puts together: one a language, and the way to load each. */
declare module 'messages' {
  const texts: Record<import('./languages').Language, () => Promise<{ default: string }>>;
  export default texts;
}
declare module 'messages:*' {
  const text: string;
  export default text;
}
