import { z } from 'zod'
import { checkTemplate, offerLink } from '#domain/messageTemplates'
import { type QuoteTextKind, quoteTextKinds } from '#domain/quoteDocument'
import { businessUnits } from '#domain/quoteItem'
import { capitalCode, requiredText } from '../masterFields.ts'
import { words } from '../quote/fields.ts'

/** Where in the letter a text stands. */
export const quoteTextKind = z.enum(
  quoteTextKinds.map(({ code }) => code) as [QuoteTextKind, ...QuoteTextKind[]],
)
const unitCodes: readonly string[] = businessUnits.map(({ code }) => code)

/** Words that a letter has values filled into: what is wrong with them is said at their field. */
const withPlaceholders = (text: z.ZodString) =>
  text.check(({ issues, value }) => {
    const [problem] = checkTemplate('quote', value)
    if (problem !== undefined) issues.push({ code: 'custom', input: value, message: problem.message })
    else if (value.includes(`{{${offerLink.name}}}`))
      issues.push({
        code: 'custom',
        input: value,
        message: 'The link goes with the mail, not into the letter.',
      })
  })

/** What a person enters of a text of the letter. */
export const QuoteTextInput = z.object({
  code: capitalCode('Code', 40),
  kind: quoteTextKind,
  businessUnit: z
    .string()
    .refine(code => code === '' || unitCodes.includes(code), 'There is no such business unit.'),
  title: withPlaceholders(words(120)),
  text: withPlaceholders(requiredText('Text', 4000)),
  sequence: z.int().min(0).max(10_000),
  isActive: z.boolean(),
})
export type QuoteTextInput = z.infer<typeof QuoteTextInput>
