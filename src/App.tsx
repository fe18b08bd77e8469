import CssBaseline from '@mui/material/CssBaseline'
import { AdminContext, CoreAdminUI, CustomRoutes, Resource } from 'react-admin'
import { Navigate, Route } from 'react-router-dom'
import { AuthCallbackPage } from './authProvider/AuthCallbackPage.tsx'
import { LoginPage } from './authProvider/LoginPage.tsx'
import type { Services } from './createServices.ts'
import { StableProvider } from './dataProvider/StableProvider.tsx'
import { i18nProvider } from './i18n/i18nProvider.ts'
import { ConfirmProvider } from './layout/confirm/ConfirmProvider.tsx'
import { EmptyLayout } from './layout/EmptyLayout.tsx'
import { AccessDeniedRoute } from './layout/errors/AccessDeniedRoute.tsx'
import { ErrorPage, NotFoundPage } from './layout/errors/ErrorPage.tsx'
import { Guide } from './layout/guide/Guide.tsx'
import { HomePage } from './layout/HomePage.tsx'
import { LoadingPage } from './layout/LoadingPage.tsx'
import { MainLayout } from './layout/MainLayout.tsx'
import { Notifications } from './layout/notifications/Notifications.tsx'
import { pageAt } from './layout/pageAt.tsx'
import { designRoute } from './pages/design/designRoute.tsx'
import { pageParts } from './pages.ts'
import { actionDialogs } from './resources/actionDialogs/index.ts'
import { boardGradeMasters } from './resources/boardGradeMasters/index.ts'
import { boardGrades } from './resources/boardGrades/index.ts'
import { catalogue } from './resources/catalogue/index.ts'
import { catalogueMasters } from './resources/catalogueMasters/index.ts'
import { customers } from './resources/customers/index.ts'
import { deliveryLog } from './resources/deliveryLog/index.ts'
import { flutes } from './resources/flutes/index.ts'
import { inkGroups } from './resources/inkGroups/index.ts'
import { inks } from './resources/inks/index.ts'
import { manualOrders } from './resources/manualOrders/index.tsx'
import { marginFloors } from './resources/marginFloors/index.ts'
import { messageOptions } from './resources/messageOptions/index.ts'
import { messageTemplates } from './resources/messageTemplates/index.ts'
import { orderTypes } from './resources/orderTypes/index.ts'
import { ownStyles } from './resources/ownStyles/index.ts'
import { plants } from './resources/plants/index.ts'
import { priceTerms } from './resources/priceTerms/index.ts'
import { products } from './resources/products/index.ts'
import { quoteTexts } from './resources/quoteTexts/index.ts'
import { rates } from './resources/rates/index.ts'
import { rehearsals } from './resources/rehearsals/index.ts'
import { roles } from './resources/roles/index.ts'
import { scopes } from './resources/scopes/index.ts'
import { stepWorkgroups } from './resources/stepWorkgroups/index.ts'
import { templateActions } from './resources/templateActions/index.ts'
import { templateCategories } from './resources/templateCategories/index.ts'
import { templateSteps } from './resources/templateSteps/index.ts'
import { truckTypes } from './resources/truckTypes/index.ts'
import { users } from './resources/users/index.ts'
import { workflowActions } from './resources/workflowActions/index.ts'
import { workflowFields } from './resources/workflowFields/index.ts'
import { workflowNotifications } from './resources/workflowNotifications/index.ts'
import { workflowOptions } from './resources/workflowOptions/index.ts'
import { workflowSteps } from './resources/workflowSteps/index.ts'
import { workflowTemplates } from './resources/workflowTemplates/index.ts'
import { workgroups } from './resources/workgroups/index.ts'
import { ServicesContext } from './ServicesContext.ts'
import { darkTheme, lightTheme } from './theme.ts'

const OfferPage = pageParts['/offer/:token']

/** The table of contents: every resource and every route of the application. */
export function App({ services }: { readonly services: Services }) {
  const { authProvider, dataProvider, store, queryClient } = services
  return (
    <ServicesContext.Provider value={services}>
      <AdminContext
        authProvider={authProvider}
        dataProvider={dataProvider}
        store={store}
        queryClient={queryClient}
        i18nProvider={i18nProvider}
        lightTheme={lightTheme}
        darkTheme={darkTheme}
      >
        <CssBaseline enableColorScheme />
        <StableProvider>
          <ConfirmProvider>
            <CoreAdminUI
              title="Boxwright"
              requireAuth
              disableTelemetry
              layout={MainLayout}
              loginPage={LoginPage}
              loading={LoadingPage}
              catchAll={NotFoundPage}
              error={ErrorPage}
            >
              <Resource {...customers} />
              <Resource {...products} />
              <Resource {...catalogue} />
              <Resource {...boardGrades} />
              <Resource {...manualOrders} />

              <Resource {...users} />
              <Resource {...roles} />
              <Resource {...scopes} />
              <Resource {...workgroups} />

              <Resource {...plants} />
              <Resource {...inks} />
              <Resource {...inkGroups} />
              <Resource {...boardGradeMasters} />
              <Resource {...orderTypes} />
              <Resource {...flutes} />
              <Resource {...rates} />
              <Resource {...ownStyles} />
              <Resource {...truckTypes} />
              <Resource {...marginFloors} />
              <Resource {...priceTerms} />
              <Resource {...rehearsals} />
              <Resource {...catalogueMasters} />

              <Resource {...workflowTemplates} />
              <Resource {...templateSteps} />
              <Resource {...templateActions} />
              <Resource {...actionDialogs} />
              <Resource {...templateCategories} />
              <Resource {...workflowSteps} />
              <Resource {...stepWorkgroups} />
              <Resource {...workflowActions} />
              <Resource {...workflowOptions} />
              <Resource {...workflowFields} />
              <Resource {...workflowNotifications} />

              <Resource {...messageTemplates} />
              <Resource {...messageOptions} />
              <Resource {...quoteTexts} />
              <Resource {...deliveryLog} />

              <CustomRoutes noLayout>
                <Route
                  path="/auth"
                  element={
                    <EmptyLayout>
                      <AuthCallbackPage />
                    </EmptyLayout>
                  }
                />
                <Route
                  path="/offer/:token"
                  element={
                    <EmptyLayout>
                      <OfferPage />
                      <Guide />
                    </EmptyLayout>
                  }
                />
                <Route path="/accessDenied" element={<AccessDeniedRoute />} />
                {designRoute}
              </CustomRoutes>

              <CustomRoutes>
                <Route path="/" element={<HomePage />} />
                {pageAt('/dashboard')}
                {pageAt('/hub')}
                {pageAt('/assignedtome')}
                {pageAt('/assignedtome/:salesRepCode')}
                {pageAt('/worklist')}
                {pageAt('/worklist/:group')}
                {pageAt('/plant')}
                {pageAt('/myquote')}
                {pageAt('/toolingOrder/manualorderlist')}
                {pageAt('/toolingOrder/manualorder')}
                {pageAt('/toolingOrder/manualorder/:id')}
                {pageAt('/toolingOrder')}
                {pageAt('/toolingOrder/:group')}
                {pageAt('/toolingOrder/item/:id')}
                {pageAt('/sampleMaker')}
                {pageAt('/sampleMaker/:group')}
                {pageAt('/quotes')}
                {pageAt('/quotes/:id')}
                <Route path="/qitem" element={<Navigate to="/myquote" replace />} />
                {pageAt('/qitem/:id')}
                {pageAt('/qitem/:id/:tab')}
                <Route path="/customerprofile" element={<Navigate to="/customers" replace />} />
                {pageAt('/customerprofile/:id')}
                {pageAt('/scratch')}
                {pageAt('/admin')}
                {pageAt('/admin/rehearsalresults/:id')}
                {pageAt('/admin/workflow/validations')}
                {pageAt('/maintenance')}
              </CustomRoutes>
            </CoreAdminUI>
            <Notifications />
          </ConfirmProvider>
        </StableProvider>
      </AdminContext>
    </ServicesContext.Provider>
  )
}
