import './polyfills'
import './app.scss'
import './ui/helpers.scss'
import type { ReactNode } from 'react'
import { bootstrap } from './bootstrap'
import { ServicesContext, useHeard } from './engine/services'
import { ErrorBoundary } from './ui/error-boundary'

const services = bootstrap()

// Once the first page has loaded. Without it sheets have their cross; a mini-program's panels hear fingers themselves.
if (process.env.TARO_ENV === 'h5')
  Promise.resolve(services.navigator.ahead?.calm())
    .then(() => import('./ui/gestures'))
    .then(({ watchSheets }) => watchSheets(services.host.tick))
    .catch(() => {})

/** Providers around all pages. A page has boundaries of its own; this one is for the app itself. */
export default function App({ children }: { children?: ReactNode }) {
  return (
    <ErrorBoundary
      fallback={() => null}
      onError={(error) => services.report('the app threw', error)}
    >
      <ServicesContext.Provider value={useHeard(services)}>{children}</ServicesContext.Provider>
    </ErrorBoundary>
  )
}
