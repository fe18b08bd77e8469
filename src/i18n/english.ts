import englishMessages from 'ra-language-english'
import { messages } from '#domain/messages'

/** `{name}` of our texts in the notation of the translations, `%{name}`. */
const interpolated = (sentence: string) => sentence.replace(/\{(\w+)\}/g, '%{$1}')

/** Every text: react-admin's own, ours where the product words it differently, and the product's under `messages.`. */
export const english = {
  ...englishMessages,
  ra: {
    ...englishMessages.ra,
    action: { ...englishMessages.ra.action, confirm: 'OK' },
    auth: { ...englishMessages.ra.auth, logout: 'Logout', user_menu: 'Account' },
    page: {
      ...englishMessages.ra.page,
      not_found: messages.page404,
      error: 'Something went wrong',
      loading: 'Loading',
    },
    message: {
      ...englishMessages.ra.message,
      not_found: messages.pageNotFoundSecond,
      unsaved_changes: messages.confirmQuoteDialogClose,
    },
    notification: {
      ...englishMessages.ra.notification,
      http_error: 'No connection to the server',
      data_provider_error: messages.errorRetrievingData,
      not_authorized: 'You have no permission for this',
      logged_out: 'Sign in to continue',
    },
    validation: { ...englishMessages.ra.validation, email: messages.formEmail, number: messages.formNumeric },
  },
  messages: Object.fromEntries(
    Object.entries(messages).map(([key, sentence]) => [key, interpolated(sentence)]),
  ),
}
