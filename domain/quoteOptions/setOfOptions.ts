import { listed } from '#domain/formats'

/** Why a quote with options can not become one set; '' when it has none. `options`: references of its options. */
export const setOfOptions = (options: readonly string[]): string =>
  options.length === 0
    ? ''
    : `${listed(options)} ${options.length === 1 ? 'is an option' : 'are options'}: a part of a set can not be one.`
