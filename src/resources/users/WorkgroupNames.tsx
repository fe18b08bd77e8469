import { useWorkgroupChoices } from './choices.ts'

/** What people call these workgroups; the code of one that is not in use. */
export function WorkgroupNames({ codes }: { readonly codes: readonly string[] }) {
  const groups = useWorkgroupChoices()
  return codes.map(code => groups.find(group => group.code === code)?.description ?? code).join(', ')
}
