const demoPassword = 'vitrina-demo';

/** A data source for the blocks of a license's packages. */
export interface NewDataSource {
  readonly name: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** Setup calls, made as the demo's administrator. */
export interface AdminApi {
  /** Adds a data source to the license that the demo's editor works for. */
  addDataSource(source: NewDataSource): Promise<void>;
  /** Adds a font file and returns its family. */
  addFont(file: Buffer): Promise<string>;
  /** Adds a user of the group that publishes only approved packages, and returns the login. */
  addReviewedAuthor(): Promise<string>;
}

/** Signs in as the administrator and returns the calls. */
export async function connectAdminApi(address: string): Promise<AdminApi> {
  const post = async (path: string, body: object, token?: string): Promise<unknown> => {
    const headers = {
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
    };
    const response = await fetch(address + path, { method: 'POST', headers, body: JSON.stringify(body) });
    if (!response.ok) throw new Error(`${response.status} ${path}: ${await response.text()}`);
    return response.json();
  };
  const { token } = (await post('/auth/getToken', { login: 'admin', password: demoPassword })) as {
    token: string;
  };
  return {
    async addDataSource(source) {
      await post('/data-sources', { licenseId: 1, ...source }, token);
    },
    async addFont(file) {
      const body = { data: file.toString('base64'), licenseStatement: 'SIL Open Font License 1.1' };
      const { data } = (await post('/fonts', body, token)) as { data: { family: string } };
      return data.family;
    },
    async addReviewedAuthor() {
      const username = `reviewed${Date.now()}`;
      const email = `${username}@vitrina.example`;
      await post(
        '/users',
        { username, email, password: demoPassword, groupId: 3, roles: ['ROLE_USER'] },
        token,
      );
      return username;
    },
  };
}
