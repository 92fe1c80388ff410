import ts from 'typescript';

export interface Problem {
  line: number;
  reason: string;
}

export interface ReadJson {
  value: unknown;
  /** The line of a part; of the nearest part around it that is there, where it is missing. */
  lineOf: (path: readonly PropertyKey[]) => number;
  problems: Problem[];
}

/** Reads a content file, and finds the lines that its parts stand in; null where it is no JSON. */
export function readJson(text: string): ReadJson | Problem {
  const wrong = unreadable(text);
  if (wrong) return wrong;
  const source = ts.parseJsonText('content.json', text);
  const lines = new Map<string, number>();
  const problems: Problem[] = [];
  const visit = (node: ts.Node, path: readonly PropertyKey[], start = node): void => {
    const line = source.getLineAndCharacterOfPosition(start.getStart(source)).line + 1;
    if (lines.has(keyOf(path))) problems.push({ line, reason: `${String(path.at(-1))} stands here twice` });
    lines.set(keyOf(path), line);
    if (ts.isArrayLiteralExpression(node)) node.elements.forEach((element, place) => visit(element, [...path, place]));
    if (!ts.isObjectLiteralExpression(node)) return;
    for (const property of node.properties)
      if (ts.isPropertyAssignment(property) && ts.isStringLiteral(property.name))
        visit(property.initializer, [...path, property.name.text], property);
  };
  const [root] = source.statements;
  if (root) visit(root.expression, []);
  const lineOf = (path: readonly PropertyKey[]): number =>
    lines.get(keyOf(path)) ?? (path.length > 0 ? lineOf(path.slice(0, -1)) : 1);
  return { value: JSON.parse(text), lineOf, problems };
}

/** What is code and no JSON: a comma behind the last entry, a comment, other quotes. */
function unreadable(text: string): Problem | null {
  try {
    JSON.parse(text);
    return null;
  } catch (error) {
    const { message } = error as SyntaxError;
    // It names the place, or shows what is around it.
    const [, position, around = ''] = /position (\d+)|"([^]+)"(?:\.{3})? is not valid JSON/.exec(message) ?? [];
    const place = position ? Number(position) : text.indexOf(around) + around.length / 2;
    const reason = `this cannot be read: ${message.replaceAll(/\s+/g, ' ')}`;
    return { line: text.slice(0, place).split('\n').length, reason };
  }
}

function keyOf(path: readonly PropertyKey[]): string {
  return path.map(String).join('\n');
}
