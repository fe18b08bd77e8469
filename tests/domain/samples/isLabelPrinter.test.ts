import { describe, expect, it } from 'vitest'
import { isLabelPrinter } from '#domain/samples'

describe('a message option', () => {
  it.each(['PRINTER', 'PRINTER_NTH', 'PRINTER2'])('%s is a printer', code => {
    expect(isLabelPrinter({ code })).toBe(true)
  })

  it.each(['', 'SIGNATURE', 'LABEL_PRINTER', 'printer', 'PRINT'])('"%s" is none', code => {
    expect(isLabelPrinter({ code })).toBe(false)
  })
})
