/** Storage of the editor's own site: Decap CMS's configuration for one repository at GitHub. */

/**
 * The backend for the repository of `EDIT_REPOSITORY`. The variables are those of the build, or of `.env.local`.
 *
 * @throws Error in one line that names what is wrong.
 */
export function gitHubBackend({ EDIT_REPOSITORY: repo = '', EDIT_SIGN_IN: signIn = '' }: Record<string, string>) {
  const wrong = [
    ...(/^[\w.-]+\/[\w.-]+$/.test(repo) ? [] : ['EDIT_REPOSITORY must be a repository such as centre/site']),
    // Only an origin, because Decap compares it with that of the sign-in's window.
    ...(/^https:\/\/[a-z\d-]+(\.[a-z\d-]+)+(:\d+)?$/.test(signIn) && new URL(signIn).origin === signIn
      ? []
      : ['EDIT_SIGN_IN must be an address without a path, in small letters, such as https://sign-in.example']),
  ];
  if (wrong.length > 0) throw new Error(`The editor is not configured: ${wrong.join('; ')}. See docs/editing.md`);
  // With this scope an OAuth app has no access to private repositories; a GitHub App has its own limits.
  return { name: 'github', repo, branch: 'main', base_url: signIn, auth_scope: 'public_repo' };
}
