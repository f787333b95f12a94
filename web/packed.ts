/** Messages as the client carries them: the same to a reader of Fluent, without what is for people alone. */
export function packed(text: string): string {
  return text
    .replace(/^#.*\n|\n(?=\n)/gm, '')
    .replace(/^ +/gm, ' ')
    .replace(/\{ (\$[\w-]+) \}/g, '{$1}');
}
