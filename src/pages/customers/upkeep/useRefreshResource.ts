import { useQueryClient } from '@tanstack/react-query'
import { refreshRecords } from '../../../dataProvider/index.ts'

/** Has the records of a resource read anew: what was saved elsewhere shows on them. */
export function useRefreshResource(name: string): () => void {
  const queryClient = useQueryClient()
  return () => void refreshRecords(queryClient, [{ name }])
}
