import { escapeXml } from '#domain/markup'
import { entryUnder } from '#domain/tables'
import { parseTemplate } from './parseTemplate.ts'

export type TemplateValues = Readonly<Record<string, string>>

/** A template may name anything: what every object has by itself is no value. */
const filledIn = (values: TemplateValues, name: string): string => entryUnder(values, name) ?? ''

/** The template as plain text with its values in it; a placeholder without a value is left empty. */
export function renderText(template: string, values: TemplateValues): string {
  return parseTemplate(template)
    .parts.map(part => (part.kind === 'text' ? part.text : filledIn(values, part.name)))
    .join('')
}

/** Stands for a value that there is none of, until what was built around it is gone too. */
const none = '\u0000'

/**
 * The same as a letter: brackets around nothing are left out, and so is a line of nothing but placeholders without a value,
 * with the empty line after it.
 */
export function renderLetter(template: string, values: TemplateValues): string {
  const marked = parseTemplate(template)
    .parts.map(part => (part.kind === 'text' ? part.text : filledIn(values, part.name) || none))
    .join('')
  return marked
    .replace(/ ?\(\0\)/g, '')
    .replace(/\(\0 /g, '(')
    .replace(/^[^\S\n]*\0[\0 ]*(\n+|$)/gm, '')
    .replaceAll(none, '')
}

/** The same on one line, for a subject: no value can start a header of its own. */
export function renderLine(template: string, values: TemplateValues): string {
  return renderText(template, values).replace(/\s+/g, ' ').trim()
}

/**
 * Text as HTML: escaped, paragraphs at empty lines, addresses as links. Nothing of it is markup, whether it was
 * written in a template or came from a value.
 */
export function textToHtml(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .split(/\n{2,}/)
    .map(paragraph => paragraph.trim())
    .filter(paragraph => paragraph !== '')
    .map(paragraph => `<p>${linked(paragraph).replaceAll('\n', '<br>')}</p>`)
    .join('\n')
}

const address = /(https?:\/\/[^\s<>"']*[^\s<>"'.,;:!?)])/

const linked = (paragraph: string): string =>
  paragraph
    .split(address)
    .map((part, index) =>
      index % 2 === 0 ? escapeXml(part) : `<a href="${escapeXml(part)}">${escapeXml(part)}</a>`,
    )
    .join('')
