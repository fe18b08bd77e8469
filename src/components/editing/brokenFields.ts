import type { FieldErrors } from 'react-hook-form'
import { fieldSentence } from './fieldSentence.ts'

/** What is wrong with a form, a sentence for each field with its label; rows of a list are numbered from 1. */
export function brokenFields(errors: FieldErrors, labelOf: (field: string) => string): string[] {
  return Object.entries(errors).flatMap(([name, error]) =>
    messagesOf(error).map(({ row, message }) =>
      row === null ? fieldSentence(labelOf(name), message) : `${labelOf(name)}, row ${row}: ${message}`,
    ),
  )
}

interface Broken {
  readonly row: number | null
  readonly message: string
}

function messagesOf(error: unknown, row: number | null = null): Broken[] {
  if (typeof error !== 'object' || error === null) return []
  if ('message' in error && typeof error.message === 'string') return [{ row, message: error.message }]
  if (Array.isArray(error)) return error.flatMap((part, index) => messagesOf(part, index + 1))
  return Object.entries(error)
    .filter(([name]) => name !== 'ref')
    .flatMap(([, part]) => messagesOf(part, row))
}
