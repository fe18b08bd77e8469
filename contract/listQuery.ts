import { z } from 'zod'

const fromJson = (text: string, context: z.RefinementCtx): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    context.addIssue({ code: 'custom', message: 'must be JSON' })
    return z.NEVER
  }
}

/** `sort=["customerName","ASC"]`: a field and a direction. */
const sort = z
  .string()
  .max(200)
  .transform(fromJson)
  .pipe(z.tuple([z.string().max(60), z.enum(['ASC', 'DESC'])]))

/** `range=[0,24]`: the first and the last row wanted, counted from 0; at most 1000 rows. */
const range = z
  .string()
  .max(60)
  .transform(fromJson)
  .pipe(z.tuple([z.int().min(0).max(100_000_000), z.int().min(0).max(100_000_000)]))
  .refine(
    ([first, last]) => last >= first && last - first < 1000,
    'must be [first, last] of at most 1000 rows',
  )

/** Query parameters of a list in react-admin's simple REST dialect; `filter` says what the call can filter by. */
export const listQuery = <Filter extends z.ZodObject>(filter: Filter) =>
  z.object({
    sort: sort.optional(),
    range: range.optional(),
    filter: z.string().max(4000).transform(fromJson).pipe(filter).optional(),
  })

/** The free-text part of a filter. */
export const searchText = z.string().trim().max(100)

/** `?ids=1&ids=2` or `?ids=1`: a repeated query key as a list. */
export const repeated = <Item extends z.ZodType>(item: Item) =>
  z.preprocess(value => (value === undefined || Array.isArray(value) ? value : [value]), z.array(item))

/** The largest id or version that can be stored. */
export const largestStored = 2_147_483_647

/** An id or a version within a body or a filter; 0 stands for none yet. */
export const storedNumber = z.int().min(0).max(largestStored)

/** A path or query id: a positive integer. */
export const id = z.coerce.number().int().positive().max(largestStored)

/** `true`/`false` in a query. */
export const flag = z.stringbool()

/** How a filter by codes takes them; `isNot`: the codes named are the ones left out. */
export const codesOperator = z.enum(['is', 'isNot'])
