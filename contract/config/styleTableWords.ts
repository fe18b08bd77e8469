import type { z } from 'zod'
import { specificationWords } from '#domain/messages'

type Issue = z.core.$ZodIssue

/** What stands in a panel, in its order. */
const entries = ['name', 'role', 'where it hangs', 'offset', 'width', 'height', 'order', 'what few have']

const named = (value: unknown, place: number): string => {
  const name: unknown = Array.isArray(value) ? value[0] : (value as { name?: unknown } | undefined)?.name
  return typeof name === 'string' && name !== '' ? name : String(place + 1)
}

const partOf = (value: unknown, key: PropertyKey): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<PropertyKey, unknown>)[key] : undefined

/** Where in a table something stands, by the names of its pieces and panels. */
function placeOf(table: unknown, path: readonly PropertyKey[]): string {
  const words: string[] = []
  let at = table
  path.forEach((key, depth) => {
    at = partOf(at, key)
    const list = path[depth - 1]
    if (typeof key !== 'number') {
      if (typeof path[depth + 1] !== 'number' || (key !== 'pieces' && key !== 'panels'))
        words.push(String(key))
    } else if (list === 'pieces') words.push(`piece ${named(at, key)}`)
    else if (list === 'panels') words.push(`panel ${named(at, key)}`)
    else if (path[depth - 2] === 'panels') words.push(entries[key] ?? String(key + 1))
    else words.push(String(key + 1))
  })
  const place = words.join(', ')
  return place === '' ? 'The table' : place.charAt(0).toUpperCase() + place.slice(1)
}

/** A message that the schema gives in our words. */
const ofOurs = /^(must|is) /

const ofTheList = (issue: Issue) => 'origin' in issue && issue.origin === 'array'

function reason(issue: Issue, given: unknown): string {
  if (given === undefined && issue.code !== 'unrecognized_keys') return 'is missing'
  switch (issue.code) {
    case 'unrecognized_keys':
      return `has ${issue.keys.join(', ')}, which no table knows`
    case 'invalid_type':
      if (issue.expected === 'string') return 'must be a text in quotes'
      if (issue.expected === 'array' || issue.expected === 'tuple') return 'must be a list in [ ]'
      return issue.expected === 'object' || issue.expected === 'record'
        ? 'must be names with values in { }'
        : specificationWords(issue)
    case 'invalid_value':
      return `must be one of ${issue.values.map(String).join(', ')}`
    case 'too_small':
      if (ofTheList(issue)) return `must have ${issue.minimum} or more in its list`
      return issue.origin === 'string' ? 'must not be empty' : specificationWords(issue)
    case 'too_big':
      return ofTheList(issue) ? `must have ${issue.maximum} or fewer in its list` : specificationWords(issue)
    case 'invalid_key':
      return 'must be named by letters and digits, a letter first'
    default:
      return ofOurs.test(issue.message) ? issue.message : "can't be read"
  }
}

const isOfItsLength = (issues: readonly Issue[]) => !issues.some(({ path }) => path.length === 0)

/** The first thing that is wrong; of what may be written in several ways, in the way that fits best. */
function innermost(issue: Issue): Issue {
  if (issue.code !== 'invalid_union') return issue
  const [first] = issue.errors.find(isOfItsLength) ?? []
  return first === undefined ? issue : innermost({ ...first, path: [...issue.path, ...first.path] })
}

/** What a schema says of a style's table, in our words: where, by the names of pieces and panels, and why. */
export function styleTableWords(issue: Issue, table: unknown): string {
  const inner = innermost(issue)
  const given = inner.path.reduce<unknown>(partOf, table)
  return `${placeOf(table, inner.path)}: ${reason(inner, given)}.`
}

/** Why a text is no JSON, with the line where reading ends, in our words: what browsers say differs and speaks of tokens. */
export function notJson(text: string, said: string): string {
  if (text.trim() === '') return 'Begin with the table of a built-in style.'
  const [, at] = /position (\d+)/.exec(said) ?? []
  const [, ofMessage] = /line (\d+)/.exec(said) ?? []
  const line = at === undefined ? ofMessage : text.slice(0, Number(at)).split('\n').length
  const where = line === undefined ? 'To its end' : `In line ${line}`
  return `It is no JSON. ${where} a comma, a quote or a bracket is missing, or there is one too many.`
}
