/** Makes the private page of a client, as an address; undefined while there is none. May be asked again. */
export type ClientLinkOf = (client: {
  workspaceId: string;
  clientId: string;
}) => Promise<string | undefined>;

/** Without private pages, mails lead to the order's own. */
export const noClientLink: ClientLinkOf = async () => undefined;
