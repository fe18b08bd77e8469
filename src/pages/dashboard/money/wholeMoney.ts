import { type Currency, money } from '#domain/formats'

/** An amount without its cents, where sums of many thousands stand beside each other. */
export const wholeMoney = (value: number, currency: Currency): string =>
  money(Math.round(value), currency).replace(/\.00$/, '')
