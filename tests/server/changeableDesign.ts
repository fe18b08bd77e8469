import type { Database } from '../../server/database/database.ts'
import { builtInDesign } from '../../server/integrations/design/builtIn.ts'
import type { DesignService } from '../../server/integrations/design/designService.ts'

export interface ChangeableDesign {
  readonly real: DesignService
  readonly service: DesignService
  /** What the service does differently in a test. */
  behaviour: Partial<DesignService>
}

/** The built-in design service, of which a test can say what it does differently. */
export function changeableDesign(db: Database): ChangeableDesign {
  const real = builtInDesign(db)
  const now = (): DesignService => ({ ...real, ...design.behaviour })
  const design: ChangeableDesign = {
    real,
    behaviour: {},
    service: {
      adapter: 'built-in',
      isStandIn: true,
      isReachable: () => real.isReachable(),
      createProject: (...given) => now().createProject(...given),
      ardOf: (...given) => now().ardOf(...given),
      ardFromStandards: (...given) => now().ardFromStandards(...given),
      generate: (...given) => now().generate(...given),
      synchroniseCompanies: (...given) => now().synchroniseCompanies(...given),
    },
  }
  return design
}
