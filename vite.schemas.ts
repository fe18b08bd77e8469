import { parseSync } from 'vite'

/** A piece of a parsed file. */
export interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [part: string]: unknown
}

/** What is to be changed in a file, between two of its places. */
export interface Edit {
  readonly from: number
  readonly to: number
  readonly text: string
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'

export const childrenOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode)

export const statementsOf = (code: string): Node[] =>
  (parseSync('contract.ts', code).program as unknown as { body: Node[] }).body

export const edited = (code: string, edits: readonly Edit[]): string =>
  [...edits]
    .sort((one, other) => other.from - one.from)
    .reduce((text, { from, to, text: put }) => text.slice(0, from) + put + text.slice(to), code)

/** Takes text out, its lines staying. */
export const without = (code: string, from: number, to: number): Edit => ({
  from,
  to,
  text: code.slice(from, to).replace(/[^\n]/g, ''),
})

/** What a statement declares, exported or not. */
export const declarationIn = (statement: Node): Node =>
  isNode(statement.declaration) ? statement.declaration : statement

/** TypeScript around a value. */
const wrappers = new Set(['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression'])

const isType = ({ type }: Node): boolean => type.startsWith('TS') && !wrappers.has(type)

/** The name of a part, as in `row.path`: no value of that name is read. */
function partName(node: Node): unknown {
  if (node.computed === true || node.shorthand === true) return undefined
  return node.type === 'MemberExpression' ? node.property : node.type === 'Property' ? node.key : undefined
}

function namesRead(node: Node): string[] {
  if (isType(node)) return []
  if (node.type === 'Identifier') return [node.name as string]
  const name = partName(node)
  return childrenOf(node)
    .filter(child => child !== name)
    .flatMap(namesRead)
}

const isImport = ({ type, importKind }: Node): boolean =>
  type === 'ImportDeclaration' && importKind !== 'type'

const isFunction = ({ type }: Node): boolean =>
  type === 'ArrowFunctionExpression' || type === 'FunctionDeclaration' || type === 'FunctionExpression'

/** Where what says who may comes from, and what makes a row: calling that makes no schema. */
const ofRows = /domain\/access'$|\/endpoint\.ts'$/

const importedFrom = (statements: readonly Node[], from: RegExp): Set<string> =>
  new Set(
    statements
      .filter(each => isImport(each) && from.test((each.source as { raw: string }).raw))
      .flatMap(({ specifiers }) =>
        (specifiers as { local: { name: string } }[]).map(({ local }) => local.name),
      ),
  )

/** Whether it is made by calling something, as schemas are. */
function isMadeByCall(node: Node, light: ReadonlySet<string>): boolean {
  if (isType(node) || isFunction(node)) return false
  const callee = node.type === 'CallExpression' ? ((node.callee as { name?: string }).name ?? '') : null
  return (callee !== null && !light.has(callee)) || childrenOf(node).some(child => isMadeByCall(child, light))
}

/** Takes out what is imported and not read: a group of the build takes whatever its modules import. */
export function withoutUnread(code: string): string {
  const statements = statementsOf(code)
  const read = new Set(statements.filter(each => !isImport(each)).flatMap(namesRead))
  const unread = statements.filter(isImport).flatMap(statement => {
    const specifiers = statement.specifiers as (Node & { local: { name: string } })[]
    const isRead = specifiers.some(({ local }) => read.has(local.name))
    return isRead || specifiers.length === 0 ? [] : [without(code, statement.start, statement.end)]
  })
  return edited(code, unread)
}

interface Value {
  readonly statement: Node
  readonly names: readonly string[]
  readonly reads: readonly string[]
  readonly isExported: boolean
}

/** The values that a file declares. */
const valuesOf = (statements: readonly Node[]): Value[] =>
  statements.flatMap(statement => {
    const declaration = declarationIn(statement)
    const declared = (declaration.declarations as Node[] | undefined) ?? [declaration]
    const names = declared.map(({ id }) => (id as { name?: string } | null | undefined)?.name)
    if (isType(declaration) || names.some(name => name === undefined)) return []
    const isExported = statement.type === 'ExportNamedDeclaration'
    return [{ statement, names: names as string[], reads: namesRead(declaration), isExported }]
  })

/** Those from which the others can be reached, or that can be reached from them, one step after the other. */
function spread(
  all: readonly Value[],
  first: readonly Value[],
  meets: (one: Value, other: Value) => boolean,
): Set<Value> {
  const found = new Set(first)
  // A set goes through what is added meanwhile as well.
  for (const one of found) for (const other of all) if (meets(one, other)) found.add(other)
  return found
}

const readsOf = (reader: Value, value: Value): boolean =>
  value.names.some(name => reader.reads.includes(name))

const importing = (names: readonly string[], at: string): string =>
  names.length === 0 ? '' : `import { ${names.join(', ')} } from ${at}`

/** A file as two: rows, with what else is neither schema nor made of one, and schemas. */
export interface Parts {
  readonly rows: string
  readonly schemas: string
}

/**
 * Parts a file in two, so that who asks does not load what others check by; undefined where there is only one of them.
 * Rows hand on the schemas, from the address that these have then.
 */
export function partsOf(code: string, schemasAt: string): Parts | undefined {
  const statements = statementsOf(code)
  const values = valuesOf(statements)
  const isRow = ({ reads }: Value) => reads.includes('endpoint')
  const light = importedFrom(statements, ofRows)
  const library = importedFrom(statements, /^'zod'$/)
  const made = values.filter(
    ({ statement, reads }) => isMadeByCall(statement, light) || reads.some(name => library.has(name)),
  )
  const schemas = spread(values, made, (one, other) => !isRow(other) && readsOf(other, one))
  const others = values.filter(each => !schemas.has(each))
  if (schemas.size === 0) return undefined

  const needed = spread(
    others,
    others.filter(each => [...schemas].some(schema => readsOf(schema, each))),
    readsOf,
  )
  const names = (from: Iterable<Value>) => [...from].flatMap(each => each.names)
  const read = names([...schemas].filter(schema => others.some(each => readsOf(each, schema))))
  const handedOn = names([...schemas].filter(({ isExported }) => isExported))
  const own = names([...schemas].filter(({ isExported }) => !isExported))
  const cut = (from: Iterable<Value>) =>
    edited(
      code,
      [...from].map(({ statement }) => without(code, statement.start, statement.end)),
    )
  const at = JSON.stringify(schemasAt)
  return {
    rows: [
      withoutUnread(cut(schemas)),
      importing(read, at),
      `export { ${handedOn.join(', ')} } from ${at}`,
    ].join('\n'),
    schemas: `${withoutUnread(cut(others.filter(each => !needed.has(each))))}\nexport { ${own.join(', ')} }`,
  }
}
