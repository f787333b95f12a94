/** The texts that vite.config.ts puts together. */
declare module 'messages:*' {
  const text: string;
  export default text;
}
