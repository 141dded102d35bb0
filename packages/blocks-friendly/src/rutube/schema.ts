import { rutube } from '@vitrina/blocks-generic';

/** Props of FriendlyRutube: those of the generic block. */
export const friendlyRutubeProps = rutube.ownProps;
