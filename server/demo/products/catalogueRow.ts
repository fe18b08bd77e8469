import type { catalogueProducts } from '../../database/schema/index.ts'

export type Row = typeof catalogueProducts.$inferInsert
export type Words = Readonly<Record<string, string>>
export type Size = readonly [length: number, width: number, depth?: number]
