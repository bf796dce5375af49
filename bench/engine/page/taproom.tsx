import { offerTaproom } from './offer-taproom'
import { SCREEN_HEIGHT } from './measure'

offerTaproom({ screen: SCREEN_HEIGHT })
