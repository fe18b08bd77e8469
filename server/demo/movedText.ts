const text = (...parts: readonly string[]): string => parts.join('\n\n')

const opening = `Hello,

{{who}} took {{reference}} ({{productDescription}} for {{customerName}}) from {{fromStep}} to {{step}}: {{action}}.
{{comment}}`

const closing = text('{{link}}', '{{option.SIGNATURE}}')

/** What is written to whom an item has come to. */
export const moved = text(opening, '{{approvals}}', closing)

/** What it was before it said what is approved. */
export const movedBefore = text(opening, closing)
