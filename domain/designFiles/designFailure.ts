import { text } from '#domain/messages'

/** What the design service was asked for. */
export type DesignWork = 'project' | 'company' | 'generation'

/** Why it was not done. `detail` is the service's own sentence, where it has one. */
export interface DesignFailure {
  readonly kind: 'unreachable' | 'timeout' | 'refused' | 'files' | 'limit'
  readonly detail: string
}

/**
 * A failure of the design service in the specification's words. Rules designgen-failure, designgen-timeout,
 * designgen-service-down (002 §8); which text is for which follows decisions A40, A41.
 */
export function designFailureText(work: DesignWork, { kind, detail }: DesignFailure): string {
  switch (kind) {
    case 'unreachable':
      return text('automationEngineUnavailable')
    case 'timeout':
      return text('eskoTimeout')
    case 'limit':
      return text('eskoGenerationTimeout')
    case 'files':
      return text('designFilesUnavailable', { detail })
    case 'refused':
      return text(work === 'generation' ? 'eskoRaisedError' : 'eskoError', { detail })
  }
}
