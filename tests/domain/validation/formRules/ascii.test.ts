import { ascii } from '#domain/validation'
import { describeRule, nothingTyped } from './builders.ts'

describeRule('form-ascii: ascii', ascii, {
  passes: ['Box [1] ~ 2"', 'a\tb\r\nc', '!', '~', ' x '],
  refuses: ['café', 'µ', '20 °C', '“quoted”', 'a\u0000', 'a\u007f', '\u001b[0m', '📦', '\u00a0'],
  says: 'has invalid characters',
  empty: nothingTyped,
})
