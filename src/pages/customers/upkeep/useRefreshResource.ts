import { useQueryClient } from '@tanstack/react-query'

/** Has the records of a resource read anew: what was saved elsewhere shows on them. */
export function useRefreshResource(name: string): () => void {
  const queryClient = useQueryClient()
  return () => void queryClient.invalidateQueries({ queryKey: [name] })
}
