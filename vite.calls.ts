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

/** Names that a part of a file reads as values. */
function namesIn(node: Node): string[] {
  if (node.type === 'Identifier') return [String(node.name)]
  return Object.entries(node)
    .filter(([part]) => node.computed !== false || (part !== 'key' && part !== 'property'))
    .flatMap(([, value]) => value)
    .filter(isNode)
    .filter(({ type }) => !type.startsWith('TSType'))
    .flatMap(namesIn)
}

/** Names that a statement declares. */
function declaredBy(statement: Node): string[] {
  const declaration = isNode(statement.declaration) ? statement.declaration : statement
  const named =
    declaration.type === 'VariableDeclaration' ? (declaration.declarations as Node[]) : [declaration]
  return named.map(({ id }) => String((id as Node | null)?.name))
}

/** Statements that declare rows, and those that these read. */
function rowsOf(code: string, statements: readonly Node[]): ReadonlySet<Node> {
  const kept = new Set(
    statements.filter(({ start, end }) => / satisfies Service\b/.test(code.slice(start, end))),
  )
  // A set goes through what is added meanwhile as well.
  for (const statement of kept) {
    const names = new Set(namesIn(statement))
    for (const other of statements) if (declaredBy(other).some(name => names.has(name))) kept.add(other)
  }
  return kept
}

/** Takes out of a file with rows what its rows do not read, its lines staying. */
function withoutOthers(code: string, program: Node): Edit[] {
  const statements = childrenOf(program)
  const kept = rowsOf(code, statements)
  if (kept.size === 0) return []
  const read = new Set([...kept].flatMap(namesIn))
  const textOf = ({ start, end }: Node) => code.slice(start, end)
  return statements
    .filter(statement => !kept.has(statement))
    .map(statement => {
      const names = statement.type === 'ImportDeclaration' ? (statement.specifiers as Node[]) : []
      const needed = names.filter(({ local }) => read.has(String((local as Node).name))).map(textOf)
      const left =
        needed.length > 0 ? `import { ${needed.join(', ')} } from ${textOf(statement.source as Node)}` : ''
      return {
        from: statement.start,
        to: statement.end,
        text: left + textOf(statement).replace(/[^\n]/g, ''),
      }
    })
}

/** Lets the build leave out a value that nobody reads. */
const asUnused = ({ start, end }: Node): Edit[] => [
  { from: start, to: start, text: '/* @__PURE__ */ (() => (' },
  { from: end, to: end, text: '))()' },
]

const edited = (code: string, edits: (code: string, program: Node) => readonly Edit[]): string =>
  [...edits(code, parseSync('contract.ts', code).program as unknown as Node)]
    .sort((one, other) => other.from - one.from)
    .reduce((text, { from, to, text: put }) => text.slice(0, from) + put + text.slice(to), code)

/**
 * A file of the contract as a browser needs it: of one with rows these, how to ask and who may, and what they read. Schemas
 * beside them stay on the server; those of other files can be left out where nothing reads them, with all they are made of.
 */
export const withoutSchemas = (code: string): string =>
  [
    (text: string, program: Node) => callsIn(program).flatMap(call => withoutParts(text, call)),
    withoutOthers,
    (_: string, program: Node) => madeIn(program).flatMap(asUnused),
  ].reduce(edited, code)

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
