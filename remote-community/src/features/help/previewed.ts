interface Previewed {
  /** The article's name. */
  id: string;
  /** What opens it, whatever its state. */
  word: string;
}

/** Which article the desk shows somebody before it is published; null for everybody else. */
export function previewed(query: string): Previewed | null {
  const parameters = new URLSearchParams(query);
  const [id, word] = [parameters.get('article'), parameters.get('preview')];
  return id && word ? { id, word } : null;
}
