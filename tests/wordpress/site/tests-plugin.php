<?php
// Texts are written with an address that stands for the site's own, whose port changes with each start.
add_filter('the_content', fn($html) => str_replace('https://source.example', home_url(), $html), 1);
add_filter('pre_option_permalink_structure', fn() => getenv('CLAREIA_PERMALINKS') === 'off' ? '' : '/%year%/%monthnum%/%postname%/');
// No mail, no look-ups, no pictures of readers from elsewhere.
add_filter('pre_wp_mail', '__return_true');
