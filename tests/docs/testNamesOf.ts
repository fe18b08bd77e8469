import { readFileSync } from 'node:fs'
import { type ESTree, parseSync, Visitor } from 'vite'

type Node = ESTree.Node

const titled = ['test', 'it', 'describe', 'describeRule']

/** The words of a call from its first to its last: `it.each(rows)(…)` is it, each. */
function wordsOf(node: Node): readonly string[] {
  if (node.type === 'Identifier') return [node.name]
  if (node.type === 'CallExpression') return wordsOf(node.callee)
  if (node.type !== 'MemberExpression' || node.property.type !== 'Identifier') return []
  return [...wordsOf(node.object), node.property.name]
}

/** The text that an expression begins with; null: it is no text. */
function textOf(node: Node | null | undefined): string | null {
  if (node?.type === 'Literal') return typeof node.value === 'string' ? node.value : null
  return node?.type === 'TemplateLiteral' ? (node.quasis[0]?.value.cooked ?? null) : null
}

const bare = (node: Node): Node => (node.type === 'TSAsExpression' ? bare(node.expression) : node)

/** The name that a row of a table has: its first text. */
function rowName(node: Node): string | null {
  const row = bare(node)
  return row.type === 'ArrayExpression' ? textOf(row.elements[0]) : textOf(row)
}

/** What the tests of a file are called: their titles, and the names of the rows of their tables. */
export function testNamesOf(file: string): string[] {
  const names: (string | null)[] = []
  new Visitor({
    CallExpression({ callee, arguments: [first] }) {
      const [root = '', ...modifiers] = wordsOf(callee)
      if (!titled.includes(root) || first === undefined) return
      // What does not run shows nothing.
      if (modifiers.includes('skip') || modifiers.includes('todo')) return
      const table = bare(first)
      if (modifiers.at(-1) === 'each' && table.type === 'ArrayExpression') {
        names.push(...table.elements.map(row => (row === null ? null : rowName(row))))
      } else names.push(textOf(first))
    },
  }).visit(parseSync(file, readFileSync(file, 'utf8')).program)
  return names.filter(name => name !== null)
}
