import { date, decimal, money, yesNo } from '#domain/formats'
import type { Field } from './fields.ts'

const nothing = 'none'

/** A number as it is read: with its decimals, none that are 0. */
const plain = (value: number): string => decimal(value, 3).replace(/\.?0+$/, '')

const numberWords = (unit: string, value: number, withUnit: boolean): string => {
  if (unit === '$') return money(value)
  return unit === '' || !withUnit ? plain(value) : `${plain(value)} ${unit}`
}

/** A value of a field in words: a choice by its name, a number with its unit unless told, `none` for nothing. */
export function fieldWords(field: Field, value: unknown, withUnit = true): string {
  if (value === null || value === undefined || value === '' || Number.isNaN(value)) return nothing
  if (typeof value === 'boolean') return yesNo(value)
  if (field.kind === 'number') return numberWords(field.unit, Number(value), withUnit)
  if (field.kind === 'choice')
    return field.choices?.find(({ code }) => code === value)?.label ?? String(value)
  if (field.kind === 'day') return date(String(value))
  return String(value)
}
