import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import {
  childrenOf,
  declarationIn,
  type Edit,
  edited,
  type Node,
  partsOf,
  statementsOf,
  without,
  withoutUnread,
} from './vite.schemas.ts'

/** What only the server reads of a call's row. */
const ofTheServer = new Set(['summary', 'params', 'query', 'body', 'response', 'problems', 'changesRights'])

const callsIn = (node: Node): Node[] => [
  ...(node.type === 'CallExpression' && (node.callee as { name?: string }).name === 'endpoint' ? [node] : []),
  ...childrenOf(node).flatMap(callsIn),
]

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
    return [without(code, part.start, parts[index + 1]?.start ?? row.end - 1)]
  })
}

/** A file of the contract with rows that say how to ask, and who may: their schemas stay on the server. */
export const withoutSchemas = (code: string): string =>
  edited(
    code,
    statementsOf(code)
      .flatMap(callsIn)
      .flatMap(call => withoutParts(code, call)),
  )

/** Lets the build leave out a value that nobody reads, with all that it is made of. */
export const unusedUntilRead = (code: string): string =>
  edited(
    code,
    statementsOf(code)
      .map(declarationIn)
      .filter(({ type }) => type === 'VariableDeclaration')
      .flatMap(({ declarations }) => (declarations as Node[]).map(({ init }) => init as Node | null))
      .filter(init => init !== null)
      .filter(({ type }) => type !== 'ArrowFunctionExpression')
      .flatMap(({ start, end }) => [
        { from: start, to: start, text: '/* @__PURE__ */ (() => (' },
        { from: end, to: end, text: '))()' },
      ]),
  )

/** Modules of schemas, and the library that they are made with. */
export const isOfSchemas = /\/node_modules\/zod\/|\?schemas\.ts$/

const isContract = /\/contract\/[^?]*\.ts$/

/** What the address of a file's schemas ends in. */
const mark = '?schemas.ts'

/** Ships calls without their schemas (`docs/decisions/0048-calls-without-schemas.md`). */
export const callsWithoutSchemas = (): Plugin => ({
  name: 'calls-without-schemas',
  apply: 'build',
  enforce: 'pre',
  resolveId: id => (id.endsWith(mark) ? id : undefined),
  load(id) {
    const file = id.slice(0, -mark.length)
    if (!id.endsWith(mark)) return undefined
    return {
      code: unusedUntilRead(partsOf(withoutSchemas(readFileSync(file, 'utf8')), id)?.schemas ?? ''),
      map: null,
    }
  },
  transform: {
    filter: { id: isContract },
    handler: (code, id) => {
      const rows = withoutUnread(withoutSchemas(code))
      return { code: unusedUntilRead(partsOf(rows, `${id}${mark}`)?.rows ?? rows), map: null }
    },
  },
  generateBundle(_, bundle) {
    const files = Object.values(bundle).filter(file => file.type === 'chunk')
    const start = files.find(({ isEntry }) => isEntry)
    for (const { fileName, moduleIds } of files)
      if (
        [start?.fileName, ...(start?.imports ?? [])].includes(fileName) &&
        moduleIds.some(id => isOfSchemas.test(id))
      )
        this.error(`${fileName} is loaded before any page, and something in it reads a schema.`)
  },
})
