import { parseTemplate } from './parseTemplate.ts'
import { placeholdersOf } from './placeholders.ts'
import type { AppType, TemplateProblem } from './types.ts'

/**
 * What keeps a template from being used: braces that do not pair, and placeholders that its application does not
 * have. `optionCodes`: codes of the application's active message options.
 */
export function checkTemplate(
  appType: AppType,
  template: string,
  optionCodes: readonly string[] = [],
): TemplateProblem[] {
  const { parts, problems } = parseTemplate(template)
  const known = [
    ...placeholdersOf(appType).map(each => each.name),
    ...optionCodes.map(code => `option.${code}`),
  ]
  const unknown = parts.flatMap(part =>
    part.kind === 'placeholder' && !known.includes(part.name)
      ? [{ at: part.at, message: `${appType} has no {{${part.name}}}` }]
      : [],
  )
  return [...problems, ...unknown].toSorted((a, b) => a.at - b.at)
}
