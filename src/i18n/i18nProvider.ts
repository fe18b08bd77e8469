import polyglotI18nProvider from 'ra-i18n-polyglot'
import { english } from './english.ts'

/** The product speaks English; a second language is another file beside `english.ts`. */
export const i18nProvider = polyglotI18nProvider(() => english, 'en', [{ locale: 'en', name: 'English' }], {
  allowMissing: true,
})
