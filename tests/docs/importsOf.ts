import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseSync } from 'vite'

export interface Import {
  readonly from: string
  readonly to: string
  /** Nothing of it is there at run time. */
  readonly isType: boolean
}

const fileOf = (from: string, name: string): string | null => {
  const [, room, rest] = /^#(domain|contract)\/(.+)$/.exec(name) ?? []
  if (room === 'domain') return `domain/${rest}/index.ts`
  if (room === 'contract') return `contract/${rest}.ts`
  return name.startsWith('.') ? join(dirname(from), name) : null
}

const importsOfFile = (from: string): Import[] => {
  const { staticImports, staticExports } = parseSync(from, readFileSync(from, 'utf8')).module
  const imported = staticImports.map(({ moduleRequest, entries }) => ({
    name: moduleRequest.value,
    isType: entries.length > 0 && entries.every(entry => entry.isType),
  }))
  const passedOn = staticExports.flatMap(({ entries }) =>
    entries.map(({ moduleRequest, isType }) => ({ name: moduleRequest?.value ?? '', isType })),
  )
  return [...imported, ...passedOn].flatMap(({ name, isType }) => {
    const to = fileOf(from, name)
    return to === null ? [] : [{ from, to, isType }]
  })
}

/** What the files of these rooms import of this house and pass on, by paths; what is loaded later is left out. */
export const importsOf = (...rooms: readonly string[]): Import[] =>
  rooms
    .flatMap(room => readdirSync(room, { recursive: true, encoding: 'utf8' }).map(file => join(room, file)))
    .filter(file => /\.tsx?$/.test(file))
    .flatMap(importsOfFile)
