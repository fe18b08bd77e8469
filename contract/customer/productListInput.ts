import { z } from 'zod'
import { text } from '#domain/messages'
import { printProcesses } from '#domain/quoteItem'
import { requiredText } from '../masterFields.ts'

const known = z.string().trim().max(20)

/** A figure that a list may leave open. */
const figure = (most: number) =>
  z
    .number()
    .min(0)
    .max(most)
    .nullable()
    .transform(value => value ?? 0)

/** A product as a customer's list has it; lengths inside, mm. */
export const ListedProduct = z.object({
  productCode: requiredText('Code', 40).regex(/^[^[\]](.*[^[\]])?$/, text('overviewProductCodeBrackets')),
  description: requiredText('Description', 200),
  /** '': the plant that the customer's quotes begin with. */
  plantCode: known,
  fefcoCode: known,
  boardGradeCode: known,
  length: figure(100_000),
  width: figure(100_000),
  depth: figure(100_000),
  printProcess: z.enum(['', ...printProcesses.map(({ code }) => code)]),
  numberOfColors: figure(20).pipe(z.int()),
  palletQty: figure(1_000_000).pipe(z.int()),
})
export type ListedProduct = z.infer<typeof ListedProduct>
