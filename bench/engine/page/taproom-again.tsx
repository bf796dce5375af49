import { SCREEN_HEIGHT } from './measure'
import { offerTaproom } from './offer-taproom'

offerTaproom({ screen: SCREEN_HEIGHT, compiled: true })
