import { offerTaproom } from './offer-taproom'

// On a screen without end every slice is in the first screenful: this shows what a widget costs.
offerTaproom({ screen: Number.MAX_SAFE_INTEGER })
