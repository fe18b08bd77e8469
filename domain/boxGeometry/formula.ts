import { entryUnder } from '#domain/tables'

/** The numbers that the names of a formula stand for. */
export type Names = Readonly<Record<string, number>>

type Sum = (names: Names) => number

/** What of a text could be read as a formula: its value by names, or what is wrong with it. */
export type ReadFormula =
  | { readonly ok: true; readonly value: Sum }
  | { readonly ok: false; readonly message: string }

class Unreadable extends Error {}

const operations: Readonly<Record<string, (a: number, b: number) => number>> = {
  '+': (a, b) => a + b,
  '-': (a, b) => a - b,
  '*': (a, b) => a * b,
  '/': (a, b) => a / b,
}
const functions: Readonly<Record<string, (...values: number[]) => number>> = { min: Math.min, max: Math.max }

const tokensOf = (text: string): string[] => {
  const tokens = text.match(/\d+(?:\.\d+)?|[A-Za-z]\w*|[-+*/(),]/g) ?? []
  if (tokens.join('') !== text.replace(/\s+/g, '')) throw new Unreadable(`${text} is not a formula.`)
  return tokens
}

function parsed(text: string): Sum {
  const tokens = tokensOf(text)
  let at = 0
  const take = (wanted: string) => {
    if (tokens[at] !== wanted) throw new Unreadable(`${text}: ${wanted} is missing.`)
    at += 1
  }
  const chain = (signs: string, next: () => Sum): Sum => {
    let left = next()
    for (let sign = tokens[at]; sign !== undefined && signs.includes(sign); sign = tokens[at]) {
      at += 1
      const [before, operation, right] = [left, operations[sign], next()]
      left = names => operation?.(before(names), right(names)) ?? Number.NaN
    }
    return left
  }
  const sum = (): Sum => chain('+-', () => chain('*/', factor))
  const called = (name: string): Sum => {
    const values = [sum()]
    while (tokens[at] === ',') {
      at += 1
      values.push(sum())
    }
    take(')')
    const call = entryUnder(functions, name)
    if (call === undefined) throw new Unreadable(`${text}: ${name} is no function.`)
    return names => call(...values.map(value => value(names)))
  }
  const factor = (): Sum => {
    const token = tokens[at]
    at += 1
    if (token === undefined) throw new Unreadable(`${text} ends too early.`)
    if (token === '-') {
      const value = factor()
      return names => -value(names)
    }
    if (token === '(') {
      const value = sum()
      take(')')
      return value
    }
    if (/^\d/.test(token)) return () => Number(token)
    if (!/^[A-Za-z]/.test(token)) throw new Unreadable(`${text}: a number is missing before ${token}.`)
    if (tokens[at] === '(') {
      at += 1
      return called(token)
    }
    return names => entryUnder(names, token) ?? Number.NaN
  }
  const value = sum()
  if (at < tokens.length) throw new Unreadable(`${text}: ${tokens[at]} is one too many.`)
  return value
}

const known = new Map<string, ReadFormula>()
/** What people type is not kept for ever. */
const mostKnown = 5_000

/** Reads a formula of numbers, names, + - * /, min, max and parentheses; a name that is not given makes it NaN. */
export function readFormula(text: string): ReadFormula {
  const before = known.get(text)
  if (before !== undefined) return before
  const read = ((): ReadFormula => {
    try {
      return { ok: true, value: parsed(text) }
    } catch (error) {
      if (error instanceof Unreadable) return { ok: false, message: error.message }
      throw error
    }
  })()
  if (known.size >= mostKnown) known.clear()
  known.set(text, read)
  return read
}

/** The value of a formula; NaN for one that can't be read or lacks a name. */
export function worth(text: string, names: Names): number {
  const read = readFormula(text)
  return read.ok ? read.value(names) : Number.NaN
}

/** Whether a comparison of two formulas (`<=`, `>=`, `<`, `>`) holds, to a thousandth; one that can't be read does not. */
export function holds(rule: string, names: Names): boolean {
  const [, left = '', sign = '', right = ''] = /^([^<>=]*)(<=|>=|<|>)([^<>=]*)$/.exec(rule) ?? []
  const more = worth(left, names) - worth(right, names)
  const near = 1e-3
  if (sign === '<=') return more <= near
  if (sign === '>=') return more >= -near
  if (sign === '<') return more < 0
  return sign === '>' && more > 0
}
