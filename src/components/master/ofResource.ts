import type { masterResource } from './masterResource.ts'

/** What a master takes over from its resource. */
export const ofResource = <const Name extends string, Row>({
  name,
  options,
  recordRepresentation,
}: Pick<ReturnType<typeof masterResource<never, Row>>, 'options' | 'recordRepresentation'> & {
  readonly name: Name
}) => ({
  resource: name,
  title: options.label,
  purpose: options.about,
  nameOf: recordRepresentation,
})
