import type { TemplatePart, TemplateProblem } from './types.ts'

export interface ParsedTemplate {
  readonly parts: readonly TemplatePart[]
  /** Braces that do not pair, and placeholders without a name. */
  readonly problems: readonly TemplateProblem[]
}

const name = /^\s*([A-Za-z][\w.]*)\s*$/

/** Reads a template: `{{name}}` stands for a value, everything else for itself. Never throws. */
export function parseTemplate(template: string): ParsedTemplate {
  const parts: TemplatePart[] = []
  const problems: TemplateProblem[] = []
  let from = 0
  const say = (text: string): void => {
    const stray = text.indexOf('}}')
    if (stray >= 0) problems.push({ at: from + stray, message: '}} without {{ before it' })
    if (text !== '') parts.push({ kind: 'text', text })
  }
  while (from < template.length) {
    const open = template.indexOf('{{', from)
    const close = open < 0 ? -1 : template.indexOf('}}', open + 2)
    if (open < 0 || close < 0) {
      if (open >= 0) problems.push({ at: open, message: '{{ without }} after it' })
      say(template.slice(from))
      break
    }
    say(template.slice(from, open))
    const inside = template.slice(open + 2, close)
    const [, found] = name.exec(inside) ?? []
    if (found === undefined) {
      problems.push({ at: open, message: `{{${inside}}} is not a placeholder` })
      parts.push({ kind: 'text', text: template.slice(open, close + 2) })
    } else {
      parts.push({ kind: 'placeholder', name: found, at: open })
    }
    from = close + 2
  }
  return { parts, problems }
}
