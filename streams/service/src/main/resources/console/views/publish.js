/** What somebody sees whose only work is to publish: how to. */

import { el, heading } from '../dom.js';

export default {
  id: 'publish',
  label: 'Publish',
  roles: ['producer'],
  show() {
    const command = [
      `curl ${location.origin}/api/v1/posts \\`,
      '  -H "Authorization: Bearer $TOKEN" \\',
      '  -H "Content-Type: application/json" \\',
      `  -d '{"posts": [{"author": "maria", "text": "Call Anna on 555-0100"}]}'`,
    ].join('\n');
    return [
      heading('Publish'),
      el('p', { class: 'lead' }, 'Posts are published by program: up to 1,000 in one request. The answer comes when the broker has acknowledged all of them.'),
      el('pre', { class: 'code', tabindex: '0', 'aria-label': 'Example of a request', 'data-test': 'publish-example' }, command),
      el('p', {}, 'The token in the example is yours; keep it out of scripts that others read. Sending a post again under the same id does not release it twice.'),
    ];
  },
};
