import ts from 'typescript';
import { Reference } from './content-plan';

interface Problem {
  line: number;
  reason: string;
}

export interface ReadConstant {
  value: unknown;
  lineOf: (path: readonly PropertyKey[]) => number;
  /** Places where something stands that is no plain value. */
  problems: Problem[];
}

/** The constants at the top of a TypeScript file, without running it. */
export class ConstantsFile {
  /** Why the file cannot be read at all. */
  readonly problems: Problem[];
  private readonly source: ts.SourceFile;
  private readonly constants: ReadonlyMap<string, ts.Expression>;

  /** @param isSound whether the text is known to have no mistake of syntax: to look for them costs more than to read it. */
  constructor(text: string, isSound = false) {
    this.source = ts.createSourceFile('content.ts', text, ts.ScriptTarget.ES2022, true);
    const { diagnostics = [] } = isSound ? {} : ts.transpileModule(text, { reportDiagnostics: true });
    this.problems = diagnostics.map(({ start = 0, messageText }) => ({
      // The compiler names what follows a missing sign.
      line: this.lineAt(text.slice(0, start).trimEnd().length),
      reason: `this cannot be read: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`,
    }));
    const declarations = this.source.statements
      .filter(ts.isVariableStatement)
      .flatMap(({ declarationList }) => [...declarationList.declarations]);
    this.constants = new Map(
      declarations.flatMap(({ name, initializer }) =>
        ts.isIdentifier(name) && initializer ? [[name.text, initializer] as const] : [],
      ),
    );
  }

  get names(): readonly string[] {
    return [...this.constants.keys()];
  }

  /** Imports from beside it, with their lines. */
  get neighbours(): readonly { address: string; line: number }[] {
    return this.source.statements
      .filter(ts.isImportDeclaration)
      .flatMap(({ moduleSpecifier }) =>
        ts.isStringLiteral(moduleSpecifier) && moduleSpecifier.text.startsWith('.')
          ? [{ address: moduleSpecifier.text, line: this.lineAt(moduleSpecifier.getStart()) }]
          : [],
      );
  }

  read(name: string): ReadConstant | null {
    const node = this.constants.get(name);
    if (!node) return null;
    const lines = new Map<string, number>();
    const problems: Problem[] = [];
    const value = this.evaluate(node, [], { lines, problems });
    const lineOf = (path: readonly PropertyKey[]): number =>
      lines.get(keyOf(path)) ?? (path.length > 0 ? lineOf(path.slice(0, -1)) : 1);
    return { value, lineOf, problems };
  }

  private evaluate(
    node: ts.Expression,
    path: readonly PropertyKey[],
    found: { lines: Map<string, number>; problems: Problem[] },
  ): unknown {
    if (ts.isAsExpression(node) || ts.isSatisfiesExpression(node) || ts.isParenthesizedExpression(node))
      return this.evaluate(node.expression, path, found);
    const line = this.lineAt(node.getStart());
    if (!found.lines.has(keyOf(path))) found.lines.set(keyOf(path), line);
    if (ts.isStringLiteralLike(node)) return node.text;
    if (ts.isNumericLiteral(node)) return Number(node.text);
    if (ts.isPrefixUnaryExpression(node) && ts.isNumericLiteral(node.operand)) return Number(node.getText());
    if (node.kind === ts.SyntaxKind.TrueKeyword) return true;
    if (node.kind === ts.SyntaxKind.FalseKeyword) return false;
    if (ts.isIdentifier(node)) return new Reference(node.text);
    if (ts.isArrayLiteralExpression(node))
      return node.elements.map((element, index) => this.evaluate(element, [...path, index], found));
    if (ts.isObjectLiteralExpression(node)) {
      const fields: Record<string, unknown> = {};
      for (const property of node.properties) {
        const at = this.lineAt(property.getStart());
        if (!ts.isPropertyAssignment(property) || ts.isComputedPropertyName(property.name)) {
          found.problems.push({ line: at, reason: `“${property.getText()}” is no field with a value` });
          continue;
        }
        const { text: name } = property.name;
        if (name in fields) found.problems.push({ line: at, reason: `${name} stands here twice` });
        found.lines.set(keyOf([...path, name]), at);
        fields[name] = this.evaluate(property.initializer, [...path, name], found);
      }
      return fields;
    }
    found.problems.push({ line, reason: `“${node.getText().slice(0, 60)}” is code; a plain value belongs here` });
    return undefined;
  }

  private lineAt(position: number): number {
    return this.source.getLineAndCharacterOfPosition(position).line + 1;
  }
}

function keyOf(path: readonly PropertyKey[]): string {
  return path.map(String).join('\n');
}
