import type { QueryClient } from '@tanstack/react-query'

/**
 * After rows of resources were written past react-admin's mutations: what is on screen is read anew, and a record that is
 * opened next is what its list says then (a list that is read leaves a record read earlier as it was).
 */
export async function refreshRecords(
  queryClient: QueryClient,
  resources: readonly { readonly name: string }[],
): Promise<void> {
  for (const { name } of resources)
    queryClient.removeQueries({ queryKey: [name, 'getOne'], type: 'inactive' })
  await Promise.all(resources.map(({ name }) => queryClient.invalidateQueries({ queryKey: [name] })))
}
