import { appTypes } from '#domain/messageTemplates'

/** The applications that send messages. */
export const appTypeChoices = appTypes.map(code => ({
  code,
  label: code.charAt(0).toUpperCase() + code.slice(1),
  description: code.charAt(0).toUpperCase() + code.slice(1),
}))

/** The same as a hook, for the filter of a list. */
export const useAppTypeChoices = () => appTypeChoices
