import { type Plugin, parseSync } from 'vite'

interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [part: string]: unknown
}

/** What only the server reads of a call's row. */
const ofTheServer = new Set(['summary', 'params', 'query', 'body', 'response', 'problems', 'changesRights'])

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'

const childrenOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode)

const callsIn = (node: Node): Node[] => [
  ...(node.type === 'CallExpression' && (node.callee as { name?: string }).name === 'endpoint' ? [node] : []),
  ...childrenOf(node).flatMap(callsIn),
]

/** Values that a file declares by calling something. */
const madeIn = (program: Node): Node[] =>
  childrenOf(program)
    .map(statement =>
      statement.type === 'ExportNamedDeclaration' ? (statement.declaration as Node) : statement,
    )
    .filter(statement => statement?.type === 'VariableDeclaration')
    .flatMap(({ declarations }) => (declarations as Node[]).map(({ init }) => init))
    .filter(isNode)
    .filter(({ type }) => type !== 'ArrowFunctionExpression')

/** What is to be changed in a file, between two of its places. */
interface Edit {
  readonly from: number
  readonly to: number
  readonly text: string
}

/** Takes the server's parts out of a row, its lines staying. */
function withoutParts(code: string, call: Node): Edit[] {
  const [row] = call.arguments as Node[]
  if (row?.type !== 'ObjectExpression')
    throw new Error(`${code.slice(call.start, call.end)}: a row is written as an object.`)
  const parts = row.properties as Node[]
  return parts.flatMap((part, index) => {
    if (part.type !== 'Property')
      throw new Error(`${code.slice(part.start, part.end)}: a row is written out.`)
    if (!ofTheServer.has(String((part.key as { name?: string }).name))) return []
    const to = parts[index + 1]?.start ?? row.end - 1
    return [{ from: part.start, to, text: code.slice(part.start, to).replace(/[^\n]/g, '') }]
  })
}

/** Lets the build leave out a value that nobody reads. */
const asUnused = ({ start, end }: Node): Edit[] => [
  { from: start, to: start, text: '/* @__PURE__ */ (() => (' },
  { from: end, to: end, text: '))()' },
]

/**
 * A file of the contract as a browser needs it: rows say how to ask, and who may. Their schemas stay on the server, and
 * a schema that nothing else reads can be left out with all it is made of.
 */
export function withoutSchemas(code: string): string {
  const program = parseSync('contract.ts', code).program as unknown as Node
  return [...callsIn(program).flatMap(call => withoutParts(code, call)), ...madeIn(program).flatMap(asUnused)]
    .sort((one, other) => other.from - one.from)
    .reduce((text, edit) => text.slice(0, edit.from) + edit.text + text.slice(edit.to), code)
}

/** Ships calls without their schemas (`docs/decisions/0048-calls-without-schemas.md`). */
export const callsWithoutSchemas = (): Plugin => ({
  name: 'calls-without-schemas',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /\/contract\/[^?]*\.ts$/ },
    handler: code => ({ code: withoutSchemas(code), map: null }),
  },
})
