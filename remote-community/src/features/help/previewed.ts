interface Previewed {
  /** The article's name. */
  id: string;
  /** Word that opens it, whatever its state. */
  word: string;
}

/** Article that the desk previews before it is published; null for everybody else. */
export function previewed(query: string): Previewed | null {
  const parameters = new URLSearchParams(query);
  const [id, word] = [parameters.get('article'), parameters.get('preview')];
  return id && word ? { id, word } : null;
}
