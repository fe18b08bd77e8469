import { useMemo } from 'react'
import { useEngineMasters } from '../../../dataProvider/useEngineMasters.ts'

/** The company's own styles of a carton style, as variants to choose from. */
export function useOwnVariants(styleCarton: string) {
  const ownStyles = useEngineMasters().data?.ownStyles
  return useMemo(
    () =>
      (ownStyles ?? [])
        .filter(({ family }) => family === styleCarton)
        .map(({ code, name }) => ({ code, label: `${code} ${name}` })),
    [ownStyles, styleCarton],
  )
}
